/**
 * Loaded before a program (`node --import '…/clock.ts?begins=2026-11-20T08:00:00Z'`), lets the program's clock begin at
 * that instant and go on from there.
 */
const Machine = Date
const ahead = Date.parse(new URL(import.meta.url).searchParams.get('begins') ?? '') - Date.now()
const now = () => Machine.now() + ahead

globalThis.Date = new Proxy(Machine, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
  apply: () => new Machine(now()).toString(),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
})
Machine.prototype.constructor = globalThis.Date
