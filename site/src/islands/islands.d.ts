/* What `site/config/islands-in-language.mjs` makes of the islands with texts: each in every language. */

declare module 'virtual:island/calendar/Calendar-*' {
  export const Calendar: Island<typeof import('./calendar/Calendar.tsx').Calendar>
}

declare module 'virtual:island/contact/ContactForm-*' {
  export const ContactForm: Island<typeof import('./contact/ContactForm.tsx').ContactForm>
}

declare module 'virtual:island/event-dialog/OpenEvent-*' {
  export const OpenEvent: Island<typeof import('./event-dialog/OpenEvent.tsx').OpenEvent>
}

declare module 'virtual:island/event-dialog/PageActions-*' {
  export const PageActions: Island<typeof import('./event-dialog/PageActions.tsx').PageActions>
}

declare module 'virtual:island/event-form/EventForm-*' {
  export const EventForm: Island<typeof import('./event-form/EventForm.tsx').EventForm>
}

declare module 'virtual:island/feedback/FeedbackForm-*' {
  export const FeedbackForm: Island<typeof import('./feedback/FeedbackForm.tsx').FeedbackForm>
}

declare module 'virtual:island/menu-sheet/MenuSheet-*' {
  export const MenuSheet: Island<typeof import('./menu-sheet/MenuSheet.tsx').MenuSheet>
}

declare module 'virtual:island/newsletter/NewsletterForm-*' {
  export const NewsletterForm: Island<typeof import('./newsletter/NewsletterForm.tsx').NewsletterForm>
}

declare module 'virtual:island/plan/Plan-*' {
  export const Plan: Island<typeof import('./plan/Plan.tsx').Plan>
}

declare module 'virtual:island/theme/ThemeMenu-*' {
  export const ThemeMenu: Island<typeof import('./theme/ThemeMenu.tsx').ThemeMenu>
}

type Island<Component> = Component extends (props: infer Props extends { texts: object }) => unknown
  ? import('./in-language.tsx').InLanguage<Props>
  : never
