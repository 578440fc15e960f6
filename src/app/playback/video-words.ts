/** Texts of the form for linking a game's moments to a video. */

export const VIDEO_WORDS = {
  address: 'Address of the video',
  /** Labels of the moment and of the time: "This moment … is in the video at …". */
  moment: 'This moment',
  time: 'is in the video at',
  set: 'Link all moments',
  remove: 'Remove the links',
  /** A moment's link to the video, and the link's label for screen readers. */
  link: 'video',
  linkAt: (clock: string): string => `${clock} in the video`,
  wrongAddress: 'This is not the address of a video. It must begin with https://.',
  wrongTime: 'Write the time in the video as 1:02:03 or 62:03.',
  done: 'Every moment now has a link into the video. The address of this page includes the video, so you can share it.',
};
