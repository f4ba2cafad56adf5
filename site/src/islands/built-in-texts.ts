import type { Messages } from '@cyberluach/i18n/messages'
import { calendarTexts } from '../events/calendar-texts.ts'
import { dialogTexts, pageActionsTexts } from '../events/dialog-texts.ts'
import type { Calendar } from './calendar/Calendar.tsx'
import type { ContactForm } from './contact/ContactForm.tsx'
import { contactTexts } from './contact/contact-texts.ts'
import type { OpenEvent } from './event-dialog/OpenEvent.tsx'
import type { PageActions } from './event-dialog/PageActions.tsx'
import type { EventForm } from './event-form/EventForm.tsx'
import { eventFormTexts } from './event-form/event-form-texts.ts'
import type { FeedbackForm } from './feedback/FeedbackForm.tsx'
import { feedbackTexts } from './feedback/feedback-texts.ts'
import type { MenuSheet } from './menu-sheet/MenuSheet.tsx'
import { menuTexts } from './menu-sheet/menu-texts.ts'
import type { NewsletterForm } from './newsletter/NewsletterForm.tsx'
import { newsletterTexts } from './newsletter/newsletter-texts.ts'
import type { OfferForm } from './offer/OfferForm.tsx'
import { offerTexts } from './offer/offer-texts.ts'
import type { Plan } from './plan/Plan.tsx'
import { planTexts } from './plan/plan-texts.ts'
import type { ThemeMenu } from './theme/ThemeMenu.tsx'
import { themeTexts } from './theme/themes.ts'

/** What picks an island's texts out of all of a language. */
type PickFor<Island extends (props: never) => unknown> = (
  messages: Messages,
) => Parameters<Island>[0] extends { texts: infer Texts } ? Texts : never

/**
 * What the scripts of islands bring along of a language, by the islands' files. What stands on pages that are opened
 * once, by a link in a mail, gets its texts from the page.
 */
export const builtInTexts = {
  'calendar/Calendar': calendarTexts satisfies PickFor<typeof Calendar>,
  'contact/ContactForm': contactTexts satisfies PickFor<typeof ContactForm>,
  'event-dialog/OpenEvent': dialogTexts satisfies PickFor<typeof OpenEvent>,
  'event-dialog/PageActions': pageActionsTexts satisfies PickFor<typeof PageActions>,
  'event-form/EventForm': eventFormTexts satisfies PickFor<typeof EventForm>,
  'feedback/FeedbackForm': feedbackTexts satisfies PickFor<typeof FeedbackForm>,
  'menu-sheet/MenuSheet': menuTexts satisfies PickFor<typeof MenuSheet>,
  'newsletter/NewsletterForm': newsletterTexts satisfies PickFor<typeof NewsletterForm>,
  'offer/OfferForm': offerTexts satisfies PickFor<typeof OfferForm>,
  'plan/Plan': planTexts satisfies PickFor<typeof Plan>,
  'theme/ThemeMenu': themeTexts satisfies PickFor<typeof ThemeMenu>,
}
