export const toasts = {
  region: 'Messages, press F8',
  close: 'Close message',
  submission: {
    missing: {
      title: 'Error',
      text: 'Please fill in all required fields (title, start date, organizer email, contact person name and phone)',
    },
    failed: {
      title: 'Submission Error',
      text: 'An error occurred while submitting the form. Please check the details and try again.',
    },
    sent: {
      title: 'Submission Sent Successfully!',
      text: 'Thank you for submitting the event. The event has been sent to admin approval and will be added to the site after review.',
    },
  },
  linkCopied: 'Link copied',
  network: {
    unavailable: {
      title: 'The service is down for the moment',
      text: 'Nothing was sent, and your text is still here. Try again in a moment.',
    },
    offline: {
      title: 'No internet connection',
      text: 'Your text is still here.',
    },
    tooMany: {
      title: 'Too many attempts',
      text: 'Wait a little and try again. Your text is still here.',
    },
  },
}
