/** Numbers that stand for objects in as few letters as can be: the same object has the same number. */
export function createNumbers(): (object: object) => number {
  const numbers = new WeakMap<object, number>()
  let count = 0
  return (object) => {
    const number = numbers.get(object) ?? (count += 1)
    numbers.set(object, number)
    return number
  }
}
