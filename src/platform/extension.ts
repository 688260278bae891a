/** One thing that a feature gives to a point. */
interface Contribution {
  point: string
}

/** A place where a feature takes what features above it have for it, without knowing them. Called with a contribution, to provide it. */
export interface ExtensionPoint<Contributed> {
  (contributed: Contributed): Contribution
  /** Those of these contributions that were made to this point, in their order. */
  among(contributions: readonly Contribution[]): Contributed[]
}

/** Declares a point. Many with one or two methods are better than few large ones. */
export function extensionPoint<Contributed>(point: string): ExtensionPoint<Contributed> {
  const made = new WeakMap<Contribution, { contributed: Contributed }>()
  function contribute(contributed: Contributed): Contribution {
    const contribution = { point }
    made.set(contribution, { contributed })
    return contribution
  }
  const among = (contributions: readonly Contribution[]) =>
    contributions.flatMap((contribution) => made.get(contribution) ?? []).map(({ contributed }) => contributed)
  return Object.assign(contribute, { among })
}

/** What a feature has for the points of the features below it. */
export interface Feature {
  name: string
  provides: readonly Contribution[]
}

export const feature = (spec: Feature) => spec

/** What all features contribute to a point, from the lowest floor to the highest. */
export type Extensions = <Contributed>(point: ExtensionPoint<Contributed>) => Contributed[]

export function extensionsOf(features: readonly Feature[]): Extensions {
  const all = features.flatMap(({ provides }) => provides)
  return (point) => point.among(all)
}
