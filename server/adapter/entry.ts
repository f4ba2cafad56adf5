import { createApp } from 'astro/app/entrypoint'
import { setGetEnv } from 'astro/env/setup'

setGetEnv((key) => process.env[key])

/** The built site: `app.render(request)` answers with a Response. */
export const app = createApp({ streaming: false })
