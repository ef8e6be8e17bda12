"""Weblate's settings for Scripts/test-weblate.sh: its own example, with sockets of the test, and the check."""

import os

from weblate.settings_example import *  # noqa: F403
from weblate.settings_example import CACHES, DATABASES

RUN, DIR = os.environ["OVERSET_TEST_RUN"], os.environ["OVERSET_TEST_DIR"]

DATABASES["default"].update(NAME="weblate", USER="weblate", HOST=RUN, CONN_MAX_AGE=0)
DATA_DIR = os.path.join(DIR, "data")
CACHE_DIR = os.path.join(DATA_DIR, "cache")
STATIC_ROOT = os.path.join(CACHE_DIR, "static")
MEDIA_ROOT = os.path.join(DATA_DIR, "media")
CACHES["default"]["LOCATION"] = f"unix://{RUN}/redis?db=1"
CACHES["avatar"]["LOCATION"] = os.path.join(CACHE_DIR, "avatar")
CELERY_TASK_ALWAYS_EAGER = True
CELERY_BROKER_URL = f"redis+socket://{RUN}/redis"
CELERY_RESULT_BACKEND = None
SECRET_KEY = "for this test alone, on this machine alone"
SITE_DOMAIN = f"127.0.0.1:{os.environ['OVERSET_TEST_PORT']}"
DEBUG = True
COMPRESS_ENABLED = False
ENABLE_AVATARS = False
EMAIL_BACKEND = "django.core.mail.backends.dummy.EmailBackend"
RATELIMIT_ATTEMPTS = 1000
API_RATELIMIT_USER = API_RATELIMIT_ANON = "100000/hour"
# No commit waits for another edit.
COMMITTER_EMAIL = "weblate@example.com"

# The check among those that are on by default; a test changes address and token in this file.
from weblate.checks.defaults import DEFAULT_CHECK_LIST  # noqa: E402

CHECK_LIST = (*DEFAULT_CHECK_LIST, "overset_weblate.check.OversetCheck")
OTP_WEBAUTHN_RP_NAME = OTP_WEBAUTHN_RP_ID = "localhost"
OTP_WEBAUTHN_ALLOWED_ORIGINS = ["https://localhost"]
