/* What `site/config/islands-in-language.mjs` makes of the islands with texts: each in every language. */

declare module 'virtual:island/*' {
  export const Calendar: Island<typeof import('./calendar/Calendar.tsx').Calendar>
  export const ContactForm: Island<typeof import('./contact/ContactForm.tsx').ContactForm>
  export const OfferForm: Island<typeof import('./offer/OfferForm.tsx').OfferForm>
  export const OpenEvent: Island<typeof import('./event-dialog/OpenEvent.tsx').OpenEvent>
  export const PageActions: Island<typeof import('./event-dialog/PageActions.tsx').PageActions>
  export const EventForm: Island<typeof import('./event-form/EventForm.tsx').EventForm>
  export const FeedbackForm: Island<typeof import('./feedback/FeedbackForm.tsx').FeedbackForm>
  export const MenuSheet: Island<typeof import('./menu-sheet/MenuSheet.tsx').MenuSheet>
  export const NewsletterForm: Island<typeof import('./newsletter/NewsletterForm.tsx').NewsletterForm>
  export const Plan: Island<typeof import('./plan/Plan.tsx').Plan>
  export const ThemeMenu: Island<typeof import('./theme/ThemeMenu.tsx').ThemeMenu>
}

type Island<Component> = Component extends (props: infer Props extends { texts: object }) => unknown
  ? import('./in-language.tsx').InLanguage<Props>
  : never
