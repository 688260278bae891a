import { lazyPart } from '#platform/web/lazypart.ts'

// What nobody sees before they have typed the chip number, which is the first step everywhere.

export const AnimalStep = lazyPart(() => import('./AnimalStep.tsx').then((part) => part.AnimalStep))
export const CheckAnswers = lazyPart(() => import('./CheckAnswers.tsx').then((part) => part.CheckAnswers))
export const ImplantFields = lazyPart(() => import('./ImplantFields.tsx').then((part) => part.ImplantFields))
export const Looks = lazyPart(() => import('./Looks.tsx').then((part) => part.Looks))
export const PhotoUpload = lazyPart(() => import('./PhotoUpload.tsx').then((part) => part.PhotoUpload))
