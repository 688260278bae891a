import { extensionsOf, type Feature } from '#platform/extension.ts'
import { FLOORS } from './features.ts'

const found = import.meta.glob<Feature>('./features/*/web.ts', { eager: true, import: 'default' })

/** What all features contribute to pages of features below them, from the lowest floor to the highest. */
export const extensions = extensionsOf(FLOORS.flat().flatMap((name) => found[`./features/${name}/web.ts`] ?? []))
