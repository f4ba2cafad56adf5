import type { Services } from '../boot/services.ts'

export async function sendMail(_services: Services, _payload: Record<string, unknown>): Promise<void> {
  throw new Error('not yet')
}
