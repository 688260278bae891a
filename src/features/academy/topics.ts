/** How far a student has got. */
export const training = 'training'

/** An exam that is begun, answered or marked. */
export const exam = 'exam'

/** The students of a trainer, and what waits for the trainer. */
export const students = 'students'
