/**
 * Every field of the submission form (product specification, section 3), as the form holds it: text, or a tick.
 * Dates are `YYYY-MM-DD`, times `hh:mm`, the country an ISO code, the time zone an IANA name (empty for the site's); an
 * empty text where nothing was given.
 */
export type EventFormValues = {
  title: string
  titleHe: string
  eventType: string
  difficultyLevel: string
  description: string
  descriptionHe: string
  allDay: boolean
  startDate: string
  startTime: string
  endDate: string
  endTime: string
  timeZone: string
  registrationDeadline: string
  isOnline: boolean
  locationCountry: string
  locationCity: string
  locationVenue: string
  registrationUrl: string
  eventUrl: string
  hasPrize: boolean
  prizeMoney: string
  prizeDescription: string
  maxParticipants: string
  participationFee: string
  organizerName: string
  organizerEmail: string
  organizerPhone: string
  organizerWebsite: string
  organizerContact: string
  contactPersonName: string
  contactPersonPhone: string
  contactPersonPosition: string
  contactPersonHours: string
  requirements: string
  additionalNotes: string
  contactForQuestions: string
}

/**
 * The values of the fields that the form shows: the prize only where there is one, the place only where people meet,
 * hours and their zone only where the event does not last all day.
 */
export function offered(values: EventFormValues): EventFormValues {
  return {
    ...values,
    ...(values.allDay ? { startTime: midnight, endTime: midnight, timeZone: '' } : {}),
    ...(values.hasPrize ? {} : { prizeMoney: '', prizeDescription: '' }),
    ...(values.isOnline ? { locationCountry: '', locationCity: '', locationVenue: '' } : {}),
  }
}

const midnight = '00:00'

/** The form as it opens: empty, from 09:00 to 17:00 (product specification, section 5). */
export function emptyEventForm(): EventFormValues {
  return {
    title: '',
    titleHe: '',
    eventType: '',
    difficultyLevel: '',
    description: '',
    descriptionHe: '',
    allDay: false,
    startDate: '',
    startTime: '09:00',
    endDate: '',
    endTime: '17:00',
    timeZone: '',
    registrationDeadline: '',
    isOnline: false,
    locationCountry: '',
    locationCity: '',
    locationVenue: '',
    registrationUrl: '',
    eventUrl: '',
    hasPrize: false,
    prizeMoney: '',
    prizeDescription: '',
    maxParticipants: '',
    participationFee: '',
    organizerName: '',
    organizerEmail: '',
    organizerPhone: '',
    organizerWebsite: '',
    organizerContact: '',
    contactPersonName: '',
    contactPersonPhone: '',
    contactPersonPosition: '',
    contactPersonHours: '',
    requirements: '',
    additionalNotes: '',
    contactForQuestions: '',
  }
}
