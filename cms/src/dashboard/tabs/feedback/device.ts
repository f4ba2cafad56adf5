import { deviceOf } from '@cyberluach/core/sign-in/device'

/** The browser and the system that a user agent names, such as `Chrome 142, Android 16`; empty where it names none. */
export function deviceText(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent)
  return [browser, system]
    .flatMap((software) => (software ? [[software.name, software.version].filter(Boolean).join(' ')] : []))
    .join(', ')
}
