/**
 * The words of the rich-text editor in Hebrew. It adds its own to the panel’s as it is set up, so that these have to be
 * laid over them afterwards. Keys and placeholders are Payload’s.
 */
export const editorHebrew = {
  align: {
    alignCenterLabel: 'יישור למרכז',
    alignJustifyLabel: 'יישור לשני הצדדים',
    alignLeftLabel: 'יישור לשמאל',
    alignRightLabel: 'יישור לימין',
  },
  blockquote: { label: 'ציטוט' },
  blocks: {
    inlineBlocks: {
      create: 'הוספה: {{label}}',
      edit: 'עריכה: {{label}}',
      label: 'רכיבים בתוך השורה',
      remove: 'הסרה: {{label}}',
    },
    label: 'רכיבים',
  },
  checklist: { label: 'רשימת סימון' },
  general: {
    placeholder: 'התחילו לכתוב, או הקישו / לרשימת הפעולות',
    slashMenuBasicGroupLabel: 'יסוד',
    slashMenuListGroupLabel: 'רשימות',
    toolbarItemsActive: 'פעילים: {{count}}',
  },
  heading: { label: 'כותרת {{headingLevel}}' },
  horizontalRule: { label: 'קו מפריד' },
  indent: { decreaseLabel: 'הקטנת ההזחה', increaseLabel: 'הגדלת ההזחה' },
  link: { label: 'קישור', loadingWithEllipsis: 'טוענים...' },
  orderedList: { label: 'רשימה ממוספרת' },
  paragraph: { label: 'פסקה', label2: 'טקסט רגיל' },
  relationship: { label: 'קישור לפריט' },
  textState: { defaultStyle: 'סגנון ברירת המחדל' },
  unorderedList: { label: 'רשימת תבליטים' },
  upload: { label: 'תמונה' },
}
