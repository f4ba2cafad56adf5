import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AreaCell as AreaCell_78c6f92f4eb4aa17d298a812f863d3e5 } from '../../../texts/AreaCell.tsx'
import { TextWithDefault as TextWithDefault_411c7a02c5700dcb07413ac29f2b9f70 } from '../../../texts/TextWithDefault.tsx'
import { AreaFilter as AreaFilter_39ae74360b48922f8b39e7cdc7ddbaa3 } from '../../../texts/AreaFilter.tsx'
import { EntriesField as EntriesField_e7f234eb8f6ddfe1d2152c10b0b0293a } from '../../../faq/EntriesField.tsx'
import { RowLabel as RowLabel_1a60b9669599a91a01fd20899075f8d7 } from '../../../faq/RowLabel.tsx'
import { DigestLetter as DigestLetter_2573082b7de892328eed1da6ed9cf190 } from '../../../digests/panel/DigestLetter.tsx'
import { MailView as MailView_e56f981c37a0423cb1afabc6464bd883 } from '../../../mail/panel/MailView.tsx'
import { PersonalDataLink as PersonalDataLink_61926a35efb48bf6df3bcf817e82c174 } from '../../../personal-data/PersonalDataLink.tsx'
import { TranslationsLink as TranslationsLink_d90a54cb891e0ee6bf49e3a68b32b3ca } from '../../../translations/TranslationsLink.tsx'
import { PersonalDataView as PersonalDataView_d21e22e06adf8fa5b2e0d31f3829eb14 } from '../../../personal-data/PersonalDataView.tsx'
import { TranslationsView as TranslationsView_35c16d7b6296e95122b3ea3f9381168c } from '../../../translations/TranslationsView.tsx'
import { DashboardView as DashboardView_fd6f905713cfd77cd8dff8ac972ce033 } from '../../../dashboard/DashboardView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/texts/AreaCell.tsx#AreaCell": AreaCell_78c6f92f4eb4aa17d298a812f863d3e5,
  "/texts/TextWithDefault.tsx#TextWithDefault": TextWithDefault_411c7a02c5700dcb07413ac29f2b9f70,
  "/texts/AreaFilter.tsx#AreaFilter": AreaFilter_39ae74360b48922f8b39e7cdc7ddbaa3,
  "/faq/EntriesField.tsx#EntriesField": EntriesField_e7f234eb8f6ddfe1d2152c10b0b0293a,
  "/faq/RowLabel.tsx#RowLabel": RowLabel_1a60b9669599a91a01fd20899075f8d7,
  "/digests/panel/DigestLetter.tsx#DigestLetter": DigestLetter_2573082b7de892328eed1da6ed9cf190,
  "/mail/panel/MailView.tsx#MailView": MailView_e56f981c37a0423cb1afabc6464bd883,
  "/personal-data/PersonalDataLink.tsx#PersonalDataLink": PersonalDataLink_61926a35efb48bf6df3bcf817e82c174,
  "/translations/TranslationsLink.tsx#TranslationsLink": TranslationsLink_d90a54cb891e0ee6bf49e3a68b32b3ca,
  "/personal-data/PersonalDataView.tsx#PersonalDataView": PersonalDataView_d21e22e06adf8fa5b2e0d31f3829eb14,
  "/translations/TranslationsView.tsx#TranslationsView": TranslationsView_35c16d7b6296e95122b3ea3f9381168c,
  "/dashboard/DashboardView.tsx#DashboardView": DashboardView_fd6f905713cfd77cd8dff8ac972ce033,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
