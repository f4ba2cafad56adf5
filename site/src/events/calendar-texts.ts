import type { Messages } from '@cyberluach/i18n/messages'

/** The messages that the calendar shows, so that the page carries no others twice. */
export type CalendarTexts = {
  calendar: Pick<
    Messages['calendar'],
    | 'ariaLabel'
    | 'previousMonth'
    | 'nextMonth'
    | 'todayButton'
    | 'todayButtonLabel'
    | 'hint'
    | 'more'
    | 'moreLabel'
    | 'dayLabel'
    | 'dayLabelEmpty'
    | 'eventLabel'
    | 'eventLabelOnline'
    | 'onlineMarker'
    | 'nextTitle'
    | 'liveTitle'
    | 'agendaTitle'
    | 'agendaEmpty'
    | 'agendaAll'
    | 'agendaEmptyFiltered'
    | 'viewGroup'
    | 'viewMonth'
    | 'viewCards'
    | 'countThisMonth'
    | 'countInMonth'
    | 'emptyMonth'
    | 'emptyFiltered'
    | 'emptyFilteredMonth'
    | 'onlyInMonth'
    | 'onlyMatchInMonth'
    | 'foundElsewhere'
    | 'samplesShown'
    | 'samplesHidden'
    | 'hideSamples'
    | 'showSamples'
  >
  luach: Messages['luach']
  live: Messages['calendar']['live']
  types: Messages['common']['types']
  difficulty: Messages['common']['difficulty']
  states: Messages['common']['states']
  only: Messages['common']['only']
  typesPlural: Messages['common']['typesPlural']
  filters: Messages['filters']
  search: Messages['search']
  retry: string
  prize: string
  ended: string
  sample: string
  sampleTag: string
  dayOf: string
  sampleOpening: string
  earlier: string
  today: string
  loading: string
  online: string
  allDay: string
}

export function calendarTexts({
  calendar,
  card,
  common,
  day,
  filters,
  search,
  dialog,
  luach,
}: Messages): CalendarTexts {
  return {
    calendar: {
      ariaLabel: calendar.ariaLabel,
      previousMonth: calendar.previousMonth,
      nextMonth: calendar.nextMonth,
      todayButton: calendar.todayButton,
      todayButtonLabel: calendar.todayButtonLabel,
      hint: calendar.hint,
      more: calendar.more,
      moreLabel: calendar.moreLabel,
      dayLabel: calendar.dayLabel,
      dayLabelEmpty: calendar.dayLabelEmpty,
      eventLabel: calendar.eventLabel,
      eventLabelOnline: calendar.eventLabelOnline,
      onlineMarker: calendar.onlineMarker,
      nextTitle: calendar.nextTitle,
      liveTitle: calendar.liveTitle,
      agendaTitle: calendar.agendaTitle,
      agendaEmpty: calendar.agendaEmpty,
      agendaAll: calendar.agendaAll,
      agendaEmptyFiltered: calendar.agendaEmptyFiltered,
      viewGroup: calendar.viewGroup,
      viewMonth: calendar.viewMonth,
      viewCards: calendar.viewCards,
      countThisMonth: calendar.countThisMonth,
      countInMonth: calendar.countInMonth,
      emptyMonth: calendar.emptyMonth,
      emptyFiltered: calendar.emptyFiltered,
      emptyFilteredMonth: calendar.emptyFilteredMonth,
      onlyInMonth: calendar.onlyInMonth,
      onlyMatchInMonth: calendar.onlyMatchInMonth,
      foundElsewhere: calendar.foundElsewhere,
      samplesShown: calendar.samplesShown,
      samplesHidden: calendar.samplesHidden,
      hideSamples: calendar.hideSamples,
      showSamples: calendar.showSamples,
    },
    luach,
    live: calendar.live,
    types: common.types,
    difficulty: common.difficulty,
    states: common.states,
    only: common.only,
    typesPlural: common.typesPlural,
    filters,
    search,
    retry: common.retry,
    prize: dialog.prize,
    ended: dialog.timing.ended,
    sample: dialog.sample,
    sampleTag: calendar.sampleTag,
    dayOf: day.dayOf,
    sampleOpening: card.sampleOpening,
    earlier: card.earlier,
    today: common.today,
    loading: common.loading,
    online: common.online,
    allDay: common.allDay,
  }
}
