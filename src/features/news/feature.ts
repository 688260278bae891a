import { feature } from '#platform/extension.ts'
import { findable } from '#platform/server/sitemap.ts'
import { articlePages } from './queries.ts'

export default feature({ name: 'news', provides: [findable(articlePages)] })
