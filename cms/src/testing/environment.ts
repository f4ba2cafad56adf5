export const adminOfTests = { username: 'admin', password: 'open-sesame-42' }

/** What the product is told in tests, beside its database. */
export const environmentOfTests = {
  PAYLOAD_SECRET: 'a secret that only the tests know',
  ADMIN_USERNAME: adminOfTests.username,
  ADMIN_PASSWORD: adminOfTests.password,
  LOG_LEVEL: 'silent',
}
