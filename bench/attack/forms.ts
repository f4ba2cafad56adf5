import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import { submission } from '../support/admin.ts'
import type { Attack } from './attack.ts'
import type { Asked } from './stranger.ts'

/** Writes of strangers, far beyond what one address may send. */
export const formAttacks: Attack[] = [
  {
    name: 'forms',
    what: 'the contact form and submissions, 64 at a time',
    run: (stranger) =>
      stranger.keepAsking(64, 10, (index) => (index % 2 === 0 ? message(index) : event(index))),
  },
  {
    name: 'signIn',
    what: '20 wrong passwords in a row',
    async run(stranger) {
      const end = AbortSignal.timeout(20_000)
      for (let index = 0; index < 20; index += 1)
        await stranger.ask(
          json(`/api/${builtLoginPath}/auth`, { username: 'admin', password: `guess ${index}` }),
          end,
        )
    },
  },
]

function message(index: number): Asked {
  return posted('/contact', {
    name: 'Nobody',
    email: 'nobody@example.com',
    message: `What a stranger writes for the ${index}th time.`,
  })
}

function event(index: number): Asked {
  return json('/api/submissions', submission(`A stranger's event ${index}`, '2027-01-15'))
}

/** A form as a browser without scripts sends it. */
export function posted(path: string, fields: Record<string, string>): Asked {
  const body = String(new URLSearchParams(fields))
  return { path, method: 'POST', headers: headersOf(body, 'application/x-www-form-urlencoded'), body }
}

export function json(path: string, content: object): Asked {
  const body = JSON.stringify(content)
  return { path, method: 'POST', headers: headersOf(body, 'application/json'), body }
}

function headersOf(body: string, type: string): Record<string, string> {
  return { 'content-type': type, 'content-length': String(Buffer.byteLength(body)) }
}
