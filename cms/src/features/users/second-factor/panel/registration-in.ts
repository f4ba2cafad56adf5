import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'

const bytes = z.string().max(20_000)

const registration = z.object({
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
})

/** What a browser answers that was asked for a new passkey, where that was sent; null for anything else. */
export function registrationIn({
  registration: sent,
}: Record<string, unknown>): RegistrationResponseJSON | null {
  const { data } = registration.safeParse(sent)
  if (!data) return null
  return { ...data, clientExtensionResults: {} } as RegistrationResponseJSON
}
