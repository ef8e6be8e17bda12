#include <openssl/evp.h>
#include <openssl/provider.h>
#include <pthread.h>
#include <stdlib.h>

#include "COversetCrypto.h"

// An overset_sha256 is an EVP_MD_CTX under a name that Swift may see.
static EVP_MD_CTX *evp(overset_sha256 *state) { return (EVP_MD_CTX *)state; }
static const EVP_MD_CTX *evp_const(const overset_sha256 *state) {
  return (const EVP_MD_CTX *)state;
}

// With its own library context and built-in provider, libcrypto has no reason to fail but a lack of
// memory.
static void require(_Bool has_succeeded) {
  if (!has_succeeded) abort();
}

static EVP_MD *algorithm;

// The default library context would read openssl.cnf, whose providers need not know SHA-256.
static void fetch_algorithm(void) {
  OSSL_LIB_CTX *context = OSSL_LIB_CTX_new();
  require(context && OSSL_PROVIDER_load(context, "default"));
  algorithm = EVP_MD_fetch(context, "SHA2-256", NULL);
  require(algorithm != NULL);
}

static EVP_MD_CTX *empty_state(void) {
  EVP_MD_CTX *state = EVP_MD_CTX_new();
  require(state != NULL);
  return state;
}

overset_sha256 *overset_sha256_create(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, fetch_algorithm);
  EVP_MD_CTX *state = empty_state();
  require(EVP_DigestInit_ex2(state, algorithm, NULL));
  return (overset_sha256 *)state;
}

overset_sha256 *overset_sha256_copy(const overset_sha256 *state) {
  EVP_MD_CTX *copy = empty_state();
  require(EVP_MD_CTX_copy_ex(copy, evp_const(state)));
  return (overset_sha256 *)copy;
}

void overset_sha256_destroy(overset_sha256 *state) { EVP_MD_CTX_free(evp(state)); }

void overset_sha256_update(overset_sha256 *state, const void *bytes, size_t length) {
  if (length > 0) require(EVP_DigestUpdate(evp(state), bytes, length));
}

void overset_sha256_digest(const overset_sha256 *state, uint8_t *digest) {
  // Finishing changes a state, and the caller may add to this one.
  overset_sha256 *last = overset_sha256_copy(state);
  unsigned int length = 0;
  require(EVP_DigestFinal_ex(evp(last), digest, &length) && length == OVERSET_SHA256_LENGTH);
  overset_sha256_destroy(last);
}
