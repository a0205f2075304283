/** The numbers of the scenes, where they stand on the board and in the log until the reader acts. */
class SceneMarks {
  /** Number of an event -> of its scene. */
  lines = $state.raw<Readonly<Record<number, number>>>({});
  /** Id of a place -> of the scene there. */
  places = $state.raw<Readonly<Record<string, number>>>({});
  /** Numbers beyond this one are not shown yet: nothing is told before its scene. */
  upTo = $state(0);

  at(place: string): number {
    const number = this.places[place] ?? 0;
    return number <= this.upTo ? number : 0;
  }

  of(event: number): number {
    const number = this.lines[event] ?? 0;
    return number <= this.upTo ? number : 0;
  }
}

export const sceneMarks = new SceneMarks();
