import { dev } from 'astro'
import { projectFolder } from '../../server/config.ts'

/**
 * Serves the site for developers at the port of the first argument, beside whichever `npm run dev` is running: the
 * command itself would refuse.
 */
await dev({
  root: projectFolder,
  server: { host: '127.0.0.1', port: Number(process.argv[2]) },
  logLevel: 'error',
})
