import Bowser from 'bowser'
import { isbot } from 'isbot'

/** What a user agent tells. The text itself is held in memory only, for the key of the visit. */
export type Agent = {
  text: string
  isBot: boolean
  device: 'mobile' | 'tablet' | 'desktop'
  browser: string
  os: string
}

const longestText = 400
const rememberedAgents = 2000
const known = new Map<string, Agent>()

/** Reads a user agent once and remembers it; an empty one is a bot's. */
export function agentOf(header: string | undefined): Agent {
  const text = (header ?? '').slice(0, longestText).trim()
  const remembered = known.get(text)
  if (remembered) return remembered
  if (known.size >= rememberedAgents) known.clear()
  const agent = read(text)
  known.set(text, agent)
  return agent
}

function read(text: string): Agent {
  if (text === '' || isbot(text)) {
    return { text, isBot: true, device: 'desktop', browser: 'unknown', os: 'unknown' }
  }
  const { browser, os, platform } = Bowser.parse(text)
  const device = platform.type === 'mobile' || platform.type === 'tablet' ? platform.type : 'desktop'
  return { text, isBot: false, device, browser: browser.name || 'unknown', os: os.name || 'unknown' }
}
