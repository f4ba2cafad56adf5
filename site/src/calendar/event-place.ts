export { placeOf } from '@cyberluach/i18n/event-place'
