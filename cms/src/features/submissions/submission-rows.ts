import { heldBack } from '../mail/may-write-to.ts'
import type { SubmissionRecord } from '@cyberluach/api/submission-schema'
import { instantInZone } from '@cyberluach/core/zoned-time'

export type SubmissionRow = {
  id: string
  title: string
  title_he: string | null
  description: string | null
  description_he: string | null
  event_type: string
  difficulty_level: string | null
  starts_at: Date | null
  ends_at: Date | null
  all_day: boolean
  time_zone: string | null
  location_country: string | null
  location_city: string | null
  location_venue: string | null
  is_online: boolean
  organizer_name: string | null
  organizer_email: string | null
  organizer_phone: string | null
  contact_person_name: string | null
  contact_person_phone: string | null
  contact_person_position: string | null
  contact_person_hours: string | null
  registration_url: string | null
  prize_money: string | null
  additional_info: string | null
  admin_notes: string | null
  status: SubmissionRecord['status']
  locale: SubmissionRecord['locale']
  created_at: Date
  event_id: string | null
  decided_at: Date | null
  decided_by: string | null
  corrected_at: Date | null
  withdrawn_at: Date | null
  received: Record<string, unknown> | null
  is_mail_held_back: boolean
}

export const submissionColumns = `
  s.id, s.title, s.title_he, s.description, s.description_he, s.event_type, s.difficulty_level, s.starts_at, s.ends_at,
  s.all_day, s.time_zone, s.location_country, s.location_city, s.location_venue, s.is_online, s.organizer_name, s.organizer_email,
  s.organizer_phone, s.contact_person_name, s.contact_person_phone, s.contact_person_position,
  s.contact_person_hours, s.registration_url, s.prize_money, s.additional_info, s.admin_notes, s.status, s.locale,
  s.created_at, (select e.id from events e where e.submission_id = s.id) as event_id,
  s.decided_at, s.decided_by, s.corrected_at, s.withdrawn_at, s.received,
  exists (select from mails m where m.submission_id = s.id and m.error = '${heldBack}') as is_mail_held_back`

/** The record as the wire carries it, its dates in the site's time zone. */
export function submissionOf(row: SubmissionRow, timeZone: string): SubmissionRecord {
  const instant = (date: Date | null) => date && instantInZone(date, timeZone)
  return {
    id: row.id,
    title: row.title,
    titleHe: row.title_he,
    description: row.description ?? '',
    descriptionHe: row.description_he,
    eventType: row.event_type,
    difficultyLevel: row.difficulty_level,
    startDate: instant(row.starts_at),
    endDate: instant(row.ends_at),
    allDay: row.all_day,
    timeZone: row.time_zone,
    locationCountry: row.location_country,
    locationCity: row.location_city,
    locationVenue: row.location_venue,
    isOnline: row.is_online,
    organizerName: row.organizer_name,
    organizerEmail: row.organizer_email,
    organizerPhone: row.organizer_phone,
    contactPersonName: row.contact_person_name,
    contactPersonPhone: row.contact_person_phone,
    contactPersonPosition: row.contact_person_position,
    contactPersonHours: row.contact_person_hours,
    registrationUrl: row.registration_url,
    prizeMoney: row.prize_money === null ? null : Number(row.prize_money),
    additionalInfo: row.additional_info,
    adminNotes: row.admin_notes,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    locale: row.locale,
    eventId: row.event_id,
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: row.decided_by,
    correctedAt: row.corrected_at?.toISOString() ?? null,
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    received: row.received,
    isMailHeldBack: row.is_mail_held_back,
  }
}
