import type { ListedConference } from '../../cms/src/seed/listed-conference.ts'

/** The source text of the seed file. */
export function sourceOfRealEvents(conferences: ListedConference[]): string {
  return `import type { ListedConference } from './listed-conference.ts'

/**
 * Made by \`scripts/build-seed-events.ts\`; do not edit by hand.
 * Contains data from {Cyber,Info}Sec Events by xsa, https://github.com/xsa/infosec-events, CC BY 4.0, modified,
 * and from confs.tech, https://github.com/tech-conferences/conference-data (licences/conference-data.md).
 */
export const realEvents: ListedConference[] = [
${conferences.map(literal).join('')}]
`
}

function literal(conference: ListedConference): string {
  const lines = Object.entries(conference).map(([field, value]) => `    ${field}: ${literalOf(value)},\n`)
  return `  {\n${lines.join('')}  },\n`
}

function literalOf(value: string | boolean | null): string {
  if (typeof value !== 'string' || value.includes("'")) return JSON.stringify(value)
  return `'${value.replaceAll('\\', '\\\\')}'`
}
