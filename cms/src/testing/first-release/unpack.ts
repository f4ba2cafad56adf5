import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { chown, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createZstdDecompress } from 'node:zlib'
import { postgresUser, nativeFolder } from '../../../../server/database/postgres-program.ts'
import { clusterPlace } from '../../../../server/database/cluster-place.ts'
import { temporaryFolder } from '../../../../server/testing/temporary-folder.ts'

/** Who has an account in the data of the first release. */
export const usersOfFirstRelease = {
  admin: 'first-light-over-haifa',
  editor: 'second-light-over-jaffa',
  translator: 'third-light-over-eilat',
}

/** Unpacks the data folder of the first release into a new one. */
export async function unpackFirstRelease(): Promise<string> {
  const dataFolder = await temporaryFolder('first-release-')
  const user = await postgresUser()
  const { folder } = await clusterPlace(dataFolder, nativeFolder(), user)
  await mkdir(folder, { mode: 0o700 })
  if (user) await chown(folder, user.uid, user.gid)
  const tarFile = join(dataFolder, 'data.tar')
  await pipeline(createReadStream(archive), createZstdDecompress(), createWriteStream(tarFile))
  await unpack(tarFile, ['--strip-components=1', '-C', folder, 'postgres'], user ?? {})
  await unpack(tarFile, ['-C', dataFolder, 'database.json', 'payload-secret'], {})
  await rm(tarFile)
  return dataFolder
}

const archive = fileURLToPath(new URL('data.tar.zst', import.meta.url))

/** tar reads from a file: it stops at the end of what it unpacks, and would leave a pipe before all is written to it. */
async function unpack(tarFile: string, what: string[], as: { uid?: number; gid?: number }): Promise<void> {
  const opened = await open(tarFile)
  try {
    const tar = spawn('tar', ['-x', '--no-same-owner', ...what], {
      ...as,
      cwd: '/',
      stdio: [opened.fd, 'inherit', 'inherit'],
    })
    const [code] = (await once(tar, 'close')) as [number]
    if (code !== 0) throw new Error(`tar ended with ${code}`)
  } finally {
    await opened.close()
  }
}
