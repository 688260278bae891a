import { lazyPart } from '#platform/web/lazypart.ts'

/** What opens from the list and the page of an animal in care: none of it is part of their first load. */
export const NoteDialog = lazyPart(() => import('./notes/NoteDialog.tsx').then((part) => part.NoteDialog))
export const NotesDialog = lazyPart(() => import('./notes/NotesDialog.tsx').then((part) => part.NotesDialog))
export const CardDialog = lazyPart(() => import('./stay/CardDialog.tsx').then((part) => part.CardDialog))
export const ChipDialog = lazyPart(() => import('./stay/ChipDialog.tsx').then((part) => part.ChipDialog))
export const IntakeDialog = lazyPart(() => import('./stay/IntakeDialog.tsx').then((part) => part.IntakeDialog))
export const LocationDialog = lazyPart(() => import('./stay/LocationDialog.tsx').then((part) => part.LocationDialog))
export const OutcomeDialog = lazyPart(() => import('./stay/OutcomeDialog.tsx').then((part) => part.OutcomeDialog))
export const CollectionDialog = lazyPart(() => import('./stray/CollectionDialog.tsx').then((part) => part.CollectionDialog))
export const CouncilDialog = lazyPart(() => import('./stray/CouncilDialog.tsx').then((part) => part.CouncilDialog))
export const KeepUnclaimedDialog = lazyPart(() => import('./stray/KeepUnclaimedDialog.tsx').then((part) => part.KeepUnclaimedDialog))
export const StrayDialog = lazyPart(() => import('./stray/StrayDialog.tsx').then((part) => part.StrayDialog))
