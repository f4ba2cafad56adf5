import type { Config } from '../config.ts'
import { keptClusters, removeOutdated } from './kept-clusters.ts'
import { keepPrograms } from './programs.ts'

/** What the product does once it runs: old data whose time is over goes, and the programs of the present data stay. */
export async function tidyUp(
  { dataFolder }: Pick<Config, 'dataFolder'>,
  folder: string,
  report: (line: string) => void,
): Promise<void> {
  try {
    await removeOutdated(folder)
    const kept = await keptClusters(folder)
    await keepPrograms(
      dataFolder,
      kept.map(({ major }) => major),
    )
  } catch (error) {
    report(`The programs of PostgreSQL could not be kept beside the data: ${(error as Error).message}`)
  }
}
