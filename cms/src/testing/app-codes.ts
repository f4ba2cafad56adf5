import { Secret, TOTP } from 'otpauth'

/** The code that an app with this key shows, so many steps of thirty seconds from `at`: from now, where nothing is said. */
export function codeOf(secret: string, steps = 0, at = Date.now()): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) })
  return app.generate({ timestamp: at + steps * 30_000 })
}

/** Six digits that are none of the codes that an app with this key could show about now. */
export function wrongCodeOf(secret: string): string {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps)))
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.has(code)) ?? ''
}
