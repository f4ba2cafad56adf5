import { calendarOfferRoutes } from '../features/calendar-offers/routes.ts'
import { calendarRoutes } from '../features/calendar/routes.ts'
import { expectedRoutes } from '../features/expected/routes.ts'
import { deadlineRoutes } from '../features/deadlines/routes.ts'
import { eventRoutes } from '../features/events/routes.ts'
import { exportRoutes } from '../features/exports/routes.ts'
import { faqRoutes } from '../features/faq/routes.ts'
import { healthRoutes } from '../features/health/routes.ts'
import { mailRoutes } from '../features/mail/routes.ts'
import { newsletterRoutes } from '../features/newsletter/routes.ts'
import { pictureRoutes } from '../features/media/routes.ts'
import { postRoutes } from '../features/posts/routes.ts'
import { proofRoutes } from '../features/proofs/routes.ts'
import { searchRoutes } from '../features/search/routes.ts'
import { sessionRoutes } from '../features/users/routes.ts'
import { pageFactRoutes } from '../features/sources/pages/routes.ts'
import { sourceRoutes } from '../features/sources/routes.ts'
import { submissionRoutes } from '../features/submissions/routes.ts'
import { summaryRoutes } from '../features/home/routes.ts'
import { textRoutes } from '../features/texts/routes.ts'
import { visitRoutes } from '../features/visits/routes.ts'

/** What answers each endpoint; one without a handler, or with two, fails a test. */
export const handlers = [
  ...calendarRoutes,
  ...searchRoutes,
  ...deadlineRoutes,
  ...sourceRoutes,
  ...expectedRoutes,
  ...pageFactRoutes,
  ...exportRoutes,
  ...faqRoutes,
  ...textRoutes,
  ...proofRoutes,
  ...submissionRoutes,
  ...calendarOfferRoutes,
  ...newsletterRoutes,
  ...visitRoutes,
  ...sessionRoutes,
  ...mailRoutes,
  ...eventRoutes,
  ...summaryRoutes,
  ...postRoutes,
  ...pictureRoutes,
  ...healthRoutes,
] as const
