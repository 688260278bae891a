import type { ComponentType } from 'react'
import { extensionPoint } from '#platform/extension.ts'

/** Panels of the profile page: what else a person can choose about themselves. */
export const profilePanels = extensionPoint<ComponentType<object>>('profilePanels')
