"""A bucket of S3, asked with signatures of its own: nothing here is shared with the service."""

import datetime
import hashlib
import hmac
import http.client
import urllib.parse
import xml.etree.ElementTree as ElementTree

NAMESPACE = "{http://s3.amazonaws.com/doc/2006-03-01/}"


def _code(key, text):
    return hmac.new(key, text.encode(), hashlib.sha256).digest()


class Bucket:
    def __init__(self, port, name, key, secret, region="us-east-1"):
        self.port, self.name, self.key, self.secret, self.region = port, name, key, secret, region

    def ask(self, method, path="", query=(), body=b""):
        """The status and the body of an answer. `path` begins with a slash, or is empty for the bucket itself."""
        moment = datetime.datetime.now(datetime.timezone.utc).strftime("%Y%m%dT%H%M%SZ")
        payload = hashlib.sha256(body).hexdigest()
        host = f"127.0.0.1:{self.port}"
        path = f"/{self.name}{path}"
        text = "&".join(
            f"{urllib.parse.quote(name, safe='-_.~')}={urllib.parse.quote(value, safe='-_.~')}"
            for name, value in sorted(query))
        names = "host;x-amz-content-sha256;x-amz-date"
        request = "\n".join([
            method, path, text, f"host:{host}", f"x-amz-content-sha256:{payload}", f"x-amz-date:{moment}", "", names, payload])
        scope = f"{moment[:8]}/{self.region}/s3/aws4_request"
        signed = "\n".join(["AWS4-HMAC-SHA256", moment, scope, hashlib.sha256(request.encode()).hexdigest()])
        key = f"AWS4{self.secret}".encode()
        for part in (moment[:8], self.region, "s3", "aws4_request"):
            key = _code(key, part)
        fields = {
            "x-amz-content-sha256": payload, "x-amz-date": moment,
            "Authorization": f"AWS4-HMAC-SHA256 Credential={self.key}/{scope}, SignedHeaders={names}, "
                             f"Signature={_code(key, signed).hex()}"}
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            connection.request(method, path + ("?" + text if text else ""), body=body or None, headers=fields)
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()

    def make(self):
        status, body = self.ask("PUT")
        if status != 200:
            raise RuntimeError(f"the bucket cannot be made: {status} {body[:200]}")

    def keys(self, prefix=""):
        """All keys below a prefix, with their sizes."""
        found, token = {}, None
        while True:
            query = [("list-type", "2"), ("prefix", prefix)] + ([("continuation-token", token)] if token else [])
            status, body = self.ask("GET", query=query)
            if status != 200:
                raise RuntimeError(f"the bucket cannot be listed: {status} {body[:200]}")
            tree = ElementTree.fromstring(body)
            for entry in tree.findall(f"{NAMESPACE}Contents"):
                found[entry.findtext(f"{NAMESPACE}Key")] = int(entry.findtext(f"{NAMESPACE}Size"))
            if tree.findtext(f"{NAMESPACE}IsTruncated") != "true":
                return found
            token = tree.findtext(f"{NAMESPACE}NextContinuationToken")

    def get(self, key):
        status, body = self.ask("GET", f"/{key}")
        if status != 200:
            raise RuntimeError(f"{key} cannot be read: {status}")
        return body
