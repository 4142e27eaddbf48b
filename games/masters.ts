/** Games in which a network has learned enough to be offered as a Guild master, at every number of players from two on. */
export const MASTERS: readonly string[] = ['counterfeiters']
