import { createApp } from '../../../api/app.ts'
import { services } from '../../../boot/services.ts'

export const dynamic = 'force-dynamic'

const app = createApp(services)

const answer = (request: Request): Response | Promise<Response> => app.fetch(request)

export { answer as GET, answer as POST, answer as PUT, answer as PATCH, answer as DELETE }
