import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from '../../server/testing/product.ts'
import { submission } from '../support/admin.ts'
import { atMost, reported, type Row } from '../support/report.ts'
import { json, posted } from './hostile-requests.ts'
import { createStranger, type Answers, type BenchRequest } from './stranger.ts'
import { processesOf, startWitness, rowsOf, summaryOf } from './withstand.ts'

const address = '127.0.0.3'
const people = 300
const arrivalsMs = 50_000
const betweenPagesMs = 2_000
const submissions = 20
const words = ['ctf', 'cloud', 'workshop', 'סדנה', 'Israel', 'כנס', 'prize', 'night']

/** A school or an office behind one address: 300 readers within a minute, and 20 who submit an event at once. */
export async function sharedAddress(product: Product): Promise<Row[]> {
  const witness = await startWitness({ origin: product.origin, edge: processesOf(product).edge })
  const { visited, counted } = await visits(product.origin)
  const sent: Answers = new Map()
  const sender = createStranger(product.origin, address, { answers: sent })
  await Promise.all(Array.from({ length: submissions }, (_, index) => sender.ask(submitted(index))))
  sender.leave()
  return [
    reported(`${people} people on one address, five pages each within a minute`, summaryOf(visited)),
    atMost('of these refused or failed', failuresOf(visited), 0),
    reported('the beacons of these pages', summaryOf(counted)),
    reported(`${submissions} events submitted at once from one address, half by the form`, summaryOf(sent)),
    atMost('of these refused or failed', failuresOf(sent), 0),
    ...rowsOf('meanwhile', await witness()),
  ]
}

async function visits(origin: string): Promise<{ visited: Answers; counted: Answers }> {
  const visited: Answers = new Map()
  const counted: Answers = new Map()
  const { files, pagesOf } = await addressesOf(origin)
  const visit = async (index: number) => {
    const person = createStranger(origin, address, { answers: visited, atOnce: 6 })
    const beacon = createStranger(origin, address, { answers: counted })
    await pause((index / people) * arrivalsMs)
    for (const [place, path] of pagesOf(index).entries()) {
      await person.ask({ path })
      if (place === 0) await Promise.all(files.map((file) => person.ask({ path: file })))
      await beacon.ask(json('/api/pulse', { kind: 'view', page: `shared-${index}-${place}`, path: '/' }))
      await pause(betweenPagesMs)
    }
    person.leave()
    beacon.leave()
  }
  await Promise.all(Array.from({ length: people }, (_, index) => visit(index)))
  return { visited, counted }
}

/** The files that the home page names, and the pages that a visitor opens one after the other. */
async function addressesOf(origin: string) {
  const home = await (await fetch(origin)).text()
  const files = [...new Set([...home.matchAll(/(?:href|src)="(\/_astro\/[^"]+)"/g)].map(([, file]) => file ?? ''))]
  const today = new Date().toISOString().slice(0, 10)
  const response = await fetch(`${origin}/api/events?from=${today}&limit=40`)
  const events = (await response.json()) as { id: string; day: string }[]
  const pagesOf = (index: number) => {
    const event = events[index % events.length]
    const search = `/?q=${encodeURIComponent(words[index % words.length] ?? '')}`
    return ['/', `/day/${event?.day}`, `/?event=${event?.id}`, '/he', search]
  }
  return { files, pagesOf }
}

function submitted(index: number): BenchRequest {
  const title = `Shared address ${index} ${crypto.randomUUID()}`
  if (index % 2 === 0) return json('/api/submissions', submission(title, '2027-02-10'))
  return posted('/submit/form', {
    attempt: crypto.randomUUID(),
    title,
    eventType: 'conference',
    description: 'An event that a measurement handed in.',
    startDate: '2027-02-10',
    startTime: '09:00',
    endTime: '17:00',
    isOnline: 'on',
    organizerEmail: 'organizer@example.com',
    contactPersonName: 'Measured Person',
    contactPersonPhone: '+972 50 000 0000',
  })
}

/** Everything but a page, a file, a stored submission, and the way on from a form. */
function failuresOf(answers: Answers): number {
  const fine = new Set(['200', '201', '303'])
  return [...answers].reduce((sum, [outcome, times]) => sum + (fine.has(outcome) ? 0 : times), 0)
}
