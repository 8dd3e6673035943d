import { feed, keptPosts } from '../../schema/model/fields.ts'
import { testKinds } from '../core/schema/kindCases.ts'

testKinds({
  feed: [feed, 'ftp://example.com/feed.xml', 'link-scheme'],
  postsFile: [keptPosts, '../posts.json', 'wrong-posts'],
})
