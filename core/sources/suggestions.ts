import { isWebLink } from '../text/links.ts'

/** What lets us read a suggested list: its licence, or that its publisher offers it to whoever subscribes. */
export const suggestionBases = [
  'openLicence',
  'publisherFeed',
  'publicCalendar',
  'publicExport',
  'governmentWork',
  'meetupFeed',
  'lumaFeed',
  'organizerPage',
  'ownList',
  'permissionNeeded',
] as const

/** How it is known that a suggested list is where it is said to be. */
export const suggestionEvidence = [
  /** Its file was read on a day. */
  'fileRead',
  /** What its feed held was counted on a day. */
  'feedCounted',
  /** Somebody's public list of calendars names it as one that is alive. */
  'namedAlive',
  /** Its publisher, or several others, name the address. */
  'namedByPublisher',
  /** The directory of OWASP's chapters names the group, whose page there was changed last in a month. */
  'chapterDirectory',
  /** Only the name of the group was seen somewhere. */
  'groupNamed',
  /** Whoever runs the service documents the form of its addresses. */
  'documentedForm',
  /** The page is its organizers'; whether it holds events that can be read was not seen. */
  'pageUnseen',
  'yourOwn',
  /** Its terms were read. */
  'termsRead',
] as const

/** How sure it is: the address was seen in use, it follows a known form, or neither. */
export const suggestionConfidences = ['stated', 'pattern', 'unsure'] as const

/** What an admin should know before a suggested list is added. */
export const suggestionCautions = ['mixedTopics', 'workingCalls', 'hoursInDoubt', 'fewRows', 'staysOff'] as const

/** What a suggestion that stands for many lists asks for: something that goes into its address, or the address itself. */
export const suggestionQuestions = [
  'calendarAddress',
  'pageAddress',
  'listAddress',
  'meetupGroup',
  'lumaCalendar',
  'lumaPlace',
  'googleCalendar',
  'seminar',
  'talksList',
  'lfxProject',
] as const

/** Why a suggested list may be read. */
export type SuggestionBasis = (typeof suggestionBases)[number]
/** What is known about a suggested list. */
export type SuggestionEvidence = (typeof suggestionEvidence)[number]
/** How well it is known. */
export type SuggestionConfidence = (typeof suggestionConfidences)[number]
/** A trap of a suggested list. */
export type SuggestionCaution = (typeof suggestionCautions)[number]
/** What is asked of the admin. */
export type SuggestionQuestion = (typeof suggestionQuestions)[number]

/** Where in an address the answer to a suggestion's question goes. */
export const answerPlace = '{answer}'

/**
 * The address of a suggestion once its question is answered: by the whole address, or by what goes into it, also as it
 * stands in the address of a page (`https://www.meetup.com/owasp-poland/`). Null for what makes no address.
 */
export function answeredAddress(address: string, answer: string): string | null {
  const typed = answer.trim().replace(/^webcals?:/i, 'https:')
  const [before = '', after = ''] = address.split(answerPlace)
  if (before === '') return isWebLink(typed) ? typed : null
  if (isWebLink(typed) && !typed.startsWith(before)) return null
  const id = typed.startsWith(before) ? typed.slice(before.length).split(/[/?#&]/, 1)[0] : typed
  if (!id || !/^[\w.@%-]{1,200}$/.test(id)) return null
  return before + encodeURIComponent(id.replaceAll('%40', '@')) + after
}
