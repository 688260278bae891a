import type { ComponentType } from 'react'
import { extensionPoint } from '#platform/extension.ts'

/** Panels beside the tags of a keeper: what they ordered, what they subscribe to. */
export const tagPanels = extensionPoint<ComponentType>('tagPanels')
