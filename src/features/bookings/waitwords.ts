/** What waits for an answer, in the same words as a task and in the list of visits. */
export const requestTitle = (customer: string) => `${customer} would like to book you`
export const proposalTitle = (other: string) => `${other} would like another time`
