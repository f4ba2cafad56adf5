import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { filesAt } from './copy-files.ts'

type ImageSize = { bytes: number; files: number; parts: Map<string, number> }

/** What the files below a folder weigh, together and each package or folder of a house by itself. */
export async function measureSize(folder: string): Promise<ImageSize> {
  const weights: ImageSize = { bytes: 0, files: 0, parts: new Map() }
  for (const path of await filesAt(folder, '.')) {
    const { size } = await lstat(join(folder, path))
    const part = partOf(path.replace('./', ''))
    weights.bytes += size
    weights.files += 1
    weights.parts.set(part, (weights.parts.get(part) ?? 0) + size)
  }
  return weights
}

export function heaviest({ parts }: ImageSize, count = 20): [part: string, bytes: number][] {
  return [...parts].toSorted(([, one], [, other]) => other - one).slice(0, count)
}

function partOf(path: string): string {
  const [inPackage] = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []
  return inPackage ?? path.split('/').slice(0, 2).join('/')
}
