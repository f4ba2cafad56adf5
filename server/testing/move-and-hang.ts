import { moveOlderCluster } from '../upgrade/move-cluster.ts'

/** Moves the cluster of a data folder, says which stage it reached, and stands still at one of them, to be killed there. */
const [dataFolder = '', last = ''] = process.argv.slice(2)
await moveOlderCluster(
  { dataFolder, payloadSecret: null, backupPassphrase: null },
  {
    report: () => undefined,
    reached: async (stage) => {
      process.stdout.write(`reached ${stage}\n`)
      if (stage !== last) return
      setInterval(() => undefined, 1000)
      await new Promise(() => undefined)
    },
  },
)
process.exit(0)
