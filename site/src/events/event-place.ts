export { attendanceWords, isOnlineOnly, placeOf } from '@cyberluach/i18n/event-place'
