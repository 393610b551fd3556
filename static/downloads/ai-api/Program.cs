using System;
using System.Collections.Generic;
using System.IO;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Runtime.Serialization.Json;
using System.Text;
using System.Threading.Tasks;
using System.Xml;
using System.Xml.Linq;

public static class Transcribe
{
    static readonly HttpClient Http = new HttpClient { Timeout = TimeSpan.FromHours(1) };
    static readonly string Api = Variable("AI_API", "https://api.example.com/ai/v1");
    static readonly string Auth = Variable("AI_AUTH", "https://auth.example.com");
    static readonly Random Random = new Random();
    static string token = "";
    static DateTime renewAt = DateTime.MinValue;

    class Failure : Exception
    {
        public Failure(string message) : base(message) { }
    }

    static string Variable(string name, string otherwise)
    {
        return Environment.GetEnvironmentVariable(name) ?? otherwise;
    }

    // .NET reads JSON as XML without a package: each member becomes an element of that name.
    static XElement Parse(string json)
    {
        var bytes = Encoding.UTF8.GetBytes(json);
        using (var reader = JsonReaderWriterFactory.CreateJsonReader(bytes, XmlDictionaryReaderQuotas.Max))
        {
            try { return XElement.Load(reader); }
            catch (XmlException) { return new XElement("root"); }
        }
    }

    // A problem (RFC 9457), or an error of the token endpoint (RFC 6749).
    static Failure FailureOf(int status, XElement body)
    {
        var name = (string)body.Element("code") ?? (string)body.Element("error") ?? "HTTP " + status;
        var request = (string)body.Element("request_id") ?? "none";
        var detail = (string)body.Element("detail") ?? (string)body.Element("error_description");
        return new Failure(name + " request " + request + ": " + detail);
    }

    // What the API asks for: seconds, or a date.
    static TimeSpan RetryAfter(HttpResponseMessage response)
    {
        var asked = response.Headers.RetryAfter;
        var wait = asked?.Delta ?? asked?.Date - DateTimeOffset.UtcNow ?? TimeSpan.Zero;
        return wait > TimeSpan.Zero ? wait : TimeSpan.Zero;
    }

    // Sends a request until it has a complete response, at most 5 times; a request object can be sent only once.
    static async Task<XElement> Send(Func<HttpRequestMessage> make)
    {
        for (var attempt = 0; ; attempt++)
        {
            var wait = TimeSpan.Zero;
            try
            {
                using (var request = make())
                using (var response = await Http.SendAsync(request))
                {
                    var status = (int)response.StatusCode;
                    var body = Parse(await response.Content.ReadAsStringAsync());
                    if (response.IsSuccessStatusCode && body.HasElements) return body;
                    var mayRepeat = status == 408 || status == 425 || status == 429 || status >= 500;
                    if (!mayRepeat || attempt == 4) throw FailureOf(status, body);
                    wait = RetryAfter(response);
                }
            }
            catch (Exception error) when (!(error is Failure))
            {
                if (attempt == 4) throw new Failure("no complete response: " + error.GetBaseException().Message);
            }
            var jitter = Random.NextDouble() * Math.Min(30000, 500 * Math.Pow(2, attempt));
            await Task.Delay(wait + TimeSpan.FromMilliseconds(jitter));
        }
    }

    static HttpRequestMessage Request(HttpMethod method, string url, string scheme, string credentials)
    {
        var request = new HttpRequestMessage(method, url);
        request.Headers.Authorization = new AuthenticationHeaderValue(scheme, credentials);
        return request;
    }

    static async Task NewToken()
    {
        var pair = Variable("AI_CLIENT_ID", "") + ":" + Variable("AI_CLIENT_SECRET", "");
        var basic = Convert.ToBase64String(Encoding.UTF8.GetBytes(pair));
        var form = new Dictionary<string, string>
        {
            ["grant_type"] = "client_credentials",
            ["scope"] = "ai.transcribe jobs.read",
        };
        var answer = await Send(() =>
        {
            var request = Request(HttpMethod.Post, Auth + "/oauth2/token", "Basic", basic);
            request.Content = new FormUrlEncodedContent(form);
            return request;
        });
        token = answer.Element("access_token").Value;
        renewAt = DateTime.UtcNow.AddSeconds((int)answer.Element("expires_in") - 60);
    }

    // Keeps a key on disk beside the file, and returns it.
    static string KeyOf(string file)
    {
        var draft = file + "." + Guid.NewGuid();
        using (var stream = new FileStream(draft, FileMode.CreateNew))
        {
            var key = Encoding.ASCII.GetBytes(Guid.NewGuid().ToString());
            stream.Write(key, 0, key.Length);
            stream.Flush(true);
        }
        try { File.Move(draft, file + ".key"); }
        catch (IOException) { File.Delete(draft); } // another run was quicker, or this is not the first
        return File.ReadAllText(file + ".key").Trim();
    }

    static async Task<string> Run(string file)
    {
        if (!File.Exists(file)) throw new Failure(file + " does not exist.");
        await NewToken();
        var key = KeyOf(file);
        var job = await Send(() =>
        {
            var request = Request(HttpMethod.Post, Api + "/transcriptions", "Bearer", token);
            request.Headers.Add("Idempotency-Key", key);
            request.Content = new StreamContent(File.OpenRead(file));
            request.Content.Headers.ContentType = new MediaTypeHeaderValue("application/octet-stream");
            return request;
        });
        var address = Api + "/jobs/" + job.Element("id").Value;
        var pause = double.Parse(Variable("AI_POLL_SECONDS", "5"));
        var deadline = DateTime.UtcNow.AddSeconds(double.Parse(Variable("AI_WAIT_SECONDS", "3600")));
        while (DateTime.UtcNow < deadline)
        {
            await Task.Delay(TimeSpan.FromSeconds(pause));
            pause = Math.Min(pause * 2, 30);
            if (DateTime.UtcNow >= renewAt) await NewToken();
            job = await Send(() => Request(HttpMethod.Get, address, "Bearer", token));
            var state = job.Element("state").Value;
            if (state == "succeeded") return job.Element("result").Element("text").Value;
            if (state == "failed") throw FailureOf(200, job.Element("error"));
        }
        throw new Failure(job.Element("id").Value + " has not finished yet");
    }

    public static int Main(string[] args)
    {
        Console.OutputEncoding = new UTF8Encoding(false);
        try
        {
            if (args.Length != 1) throw new Failure("Name one file.");
            Console.WriteLine(Run(args[0]).GetAwaiter().GetResult());
            return 0;
        }
        catch (Failure failure)
        {
            Console.Error.WriteLine(failure.Message);
            return 1;
        }
        finally { Http.Dispose(); } // closes its connections before the program ends
    }
}
