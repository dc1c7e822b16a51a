/** The key of the texts of a lesson: `base/first` is `lesson-base-first`. */
export const lessonKey = (lesson: string): string => `lesson-${lesson.replace('/', '-')}`
