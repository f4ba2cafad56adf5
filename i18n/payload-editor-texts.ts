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
    slashMenuBasicGroupLabel: 'בסיסי',
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

/**
 * What Payload's tables say in English alone, by how each is marked in their markup (`data-test-id`): the menu of a cell,
 * and the heading above how many rows and columns a new table has.
 */
export const tableHebrew = {
  create: 'טבלה חדשה',
  'table-merge-cells': 'מיזוג התאים',
  'table-unmerge-cells': 'פיצול התא',
  'table-row-striping': 'רקע לשורות לסירוגין',
  'table-freeze-first-column': 'הקפאת העמודה הראשונה',
  'table-insert-row-above': 'הוספת שורה מעל',
  'table-insert-row-below': 'הוספת שורה מתחת',
  'table-insert-column-before': 'הוספת עמודה לפני',
  'table-insert-column-after': 'הוספת עמודה אחרי',
  'table-delete-columns': 'מחיקת העמודה',
  'table-delete-rows': 'מחיקת השורה',
  'table-delete': 'מחיקת הטבלה',
  'table-row-header': 'שורת כותרת',
  'table-column-header': 'עמודת כותרת',
} as const
