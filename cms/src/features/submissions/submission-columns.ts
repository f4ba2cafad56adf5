import type { SubmissionCorrection } from '@cyberluach/api/submission-schema'
import { parseAdditionalInfo } from '@cyberluach/core/additional-info'
import { submissionLimits as limits } from '@cyberluach/core/submission'
import { startOfDay } from '@cyberluach/core/zoned-time'

/** What was sent about an event, by the names of its columns; whole days begin at midnight in the site's `timeZone`. */
export function columnsOf(payload: SubmissionCorrection, timeZone: string) {
  const instant = (date: string) => (payload.allDay ? startOfDay(date.slice(0, 10), timeZone) : date)
  return {
    title: payload.title,
    title_he: payload.titleHe,
    description: payload.description,
    description_he: payload.descriptionHe,
    event_type: payload.eventType,
    difficulty_level: payload.difficultyLevel,
    starts_at: instant(payload.startDate),
    ends_at: payload.endDate && instant(payload.endDate),
    all_day: payload.allDay,
    time_zone: payload.allDay ? null : payload.timeZone,
    location_country: payload.locationCountry,
    location_city: payload.locationCity,
    location_venue: payload.locationVenue,
    is_online: payload.isOnline,
    organizer_name: payload.organizerName,
    organizer_phone: payload.organizerPhone,
    registration_url: payload.registrationUrl,
    prize_money: payload.prizeMoney,
    additional_info: payload.additionalInfo,
    ...contactPersonOf(payload),
  }
}

/** The contact person's own fields, or what `additionalInfo` says where they are absent. */
function contactPersonOf(payload: SubmissionCorrection) {
  const told = payload.additionalInfo === null ? null : parseAdditionalInfo(payload.additionalInfo)
  const field = (name: ContactField) => payload[name] ?? (told?.[name].slice(0, limits[name]) || null)
  return {
    contact_person_name: field('contactPersonName'),
    contact_person_phone: field('contactPersonPhone'),
    contact_person_position: field('contactPersonPosition'),
    contact_person_hours: field('contactPersonHours'),
  }
}

type ContactField =
  | 'contactPersonName'
  | 'contactPersonPhone'
  | 'contactPersonPosition'
  | 'contactPersonHours'
