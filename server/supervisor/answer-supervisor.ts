import { alive, areYouAlive } from './child.ts'

/** Loaded before a child's own program (`node --import`): says that its events are still dealt with, whenever it is asked. */
process.on('message', (message) => {
  if (message === areYouAlive) process.send?.(alive)
})
