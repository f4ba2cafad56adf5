/** Thrown inside of the conversion alone: a structure for which the editor has no place. */
export class Unkept extends Error {
  readonly structure: string

  constructor(structure: string) {
    super(structure)
    this.structure = structure
  }
}
