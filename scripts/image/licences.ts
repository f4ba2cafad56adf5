import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const texts = /^(?:licen[cs]e|notice|copying)/i

type Locked = { dev?: boolean; devOptional?: boolean; link?: boolean }

/** The licences of all packages that the product is made of, which its scripts hold without saying so: place → path. */
export function licences(root: string): Map<string, string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const shipped = Object.entries(packages).filter(
    ([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link,
  )
  return new Map(shipped.flatMap(([path]) => licencesOf(root, path)))
}

/** Of packages for other systems nothing is there. */
function licencesOf(root: string, path: string): [place: string, path: string][] {
  const place = join('licences', path.replaceAll('node_modules/', ''))
  return namesIn(join(root, path))
    .filter((name) => texts.test(name))
    .map((name) => [join(place, name), join(path, name)])
}

function namesIn(folder: string): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
