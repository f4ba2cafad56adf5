import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { chown, mkdir, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createZstdDecompress } from 'node:zlib'
import { postgresUser } from '../../../../server/database/postgres-user.ts'
import { clusterPlace } from '../../../../server/database/cluster-place.ts'
import { nativeFolder } from '../../../../server/database/native-folder.ts'

/** Who has an account in the data of the first release. */
export const usersOfFirstRelease = {
  admin: 'first-light-over-haifa',
  editor: 'second-light-over-jaffa',
  translator: 'third-light-over-eilat',
}

/** Unpacks the data folder of the first release into a new one. */
export async function unpackFirstRelease(): Promise<string> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'first-release-'))
  const user = await postgresUser()
  const { folder } = await clusterPlace(dataFolder, nativeFolder(), user)
  await mkdir(folder, { mode: 0o700 })
  if (user) await chown(folder, user.uid, user.gid)
  await unpack(['--strip-components=1', '-C', folder, 'postgres'], user ?? {})
  await unpack(['-C', dataFolder, 'database.json', 'payload-secret'], {})
  return dataFolder
}

const archive = fileURLToPath(new URL('data.tar.zst', import.meta.url))

async function unpack(what: string[], as: { uid?: number; gid?: number }): Promise<void> {
  const tar = spawn('tar', ['-x', '--no-same-owner', ...what], {
    ...as,
    cwd: '/',
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const closed = once(tar, 'close')
  await pipeline(createReadStream(archive), createZstdDecompress(), tar.stdin)
  const [code] = (await closed) as [number]
  if (code !== 0) throw new Error(`tar ended with ${code}`)
}
